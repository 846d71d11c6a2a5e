export { UNIT_NAMES } from './knowledge/unit-names.ts'
