export { cpuMs } from '../../../../scripts/cpu-time.ts'
