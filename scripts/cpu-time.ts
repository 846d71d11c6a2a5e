/**
 * What this thread has worked, in milliseconds: on a busy machine a clock measures the others too. For tests of what is
 * done in one go, without a wait.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
