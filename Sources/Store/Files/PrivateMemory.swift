internal import CLinux

package enum PrivateMemory {
    /// Keeps the process's memory and environment out of core files and from other processes of the user.
    package static func keep() { _ = fxterm_keep_memory_private() }
}
