/// The name of an alert in the SDRouting document.
public typealias AnyAppAlert = AppAlert
/// The name of a coordinator in the SDRouting document.
public typealias RouterPresentationCoordinator<Content> = ContextCoordinator<Content>
/// The name of the debug log in the SDRouting document.
public typealias SDRoutingDebug = RoutingDebug
