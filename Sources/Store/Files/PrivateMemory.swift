internal import CLinux

/// Memory that core files do not show.
package enum PrivateMemory {
    /// Keeps the memory of this process, its environment included, out of core files and from other processes of the user.
    package static func keep() { _ = fxterm_keep_memory_private() }
}
