public typealias AnyAppAlert = AppAlert
public typealias RouterPresentationCoordinator<Content> = ContextCoordinator<Content>
public typealias SDRoutingDebug = RoutingDebug
