import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a browser's processes, found by a mark on its command line; NaN where the system does not tell. */
export function browserMemoryMB(mark: string): number {
  try {
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => describe(pid))
    const family = new Set(processes.filter(({ command }) => command.includes(mark)).map(({ pid }) => pid))
    for (let size = 0; size !== family.size; ) {
      size = family.size
      for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
    }
    const kB = processes.filter(({ pid }) => family.has(pid)).reduce((sum, { ownKB }) => sum + ownKB, 0)
    return kB / 1024
  } catch {
    return Number.NaN
  }
}

function describe(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // What the processes share would be counted once for each.
    const ownKB = Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0)
    const parent = /PPid:\s+(\d+)/.exec(status)?.[1] ?? ''
    return [{ pid, parent, ownKB, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }]
  } catch {
    return []
  }
}
