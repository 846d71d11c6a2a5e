export interface Place {
  latitude: number
  longitude: number
}

/** Squares of a tenth of a degree: seven miles from south to north. */
const CELLS_A_DEGREE = 10
const CELLS_A_ROW = 360 * CELLS_A_DEGREE
export const MILES_A_DEGREE = 69.05

const rowOf = (latitude: number) => Math.floor((latitude + 90) * CELLS_A_DEGREE)
const columnOf = (longitude: number) => Math.floor((longitude + 180) * CELLS_A_DEGREE)

/** The square of the map that a place is in. */
export const cellOf = ({ latitude, longitude }: Place): number => rowOf(latitude) * CELLS_A_ROW + columnOf(longitude)

/** How much shorter a degree from west to east is than one from south to north. */
export const eastWest = ({ latitude }: Place): number => Math.max(0.05, Math.cos((latitude * Math.PI) / 180))

export function milesBetween(one: Place, other: Place): number {
  const high = other.latitude - one.latitude
  const wide = (other.longitude - one.longitude) * eastWest(one)
  return Math.hypot(high, wide) * MILES_A_DEGREE
}

/** The squares that a circle touches. What lies beyond the date line is left out. */
export function cellsAround(place: Place, miles: number): number[] {
  const high = miles / MILES_A_DEGREE
  const wide = high / eastWest(place)
  const cells: number[] = []
  const [west, east] = [columnOf(place.longitude - wide), columnOf(place.longitude + wide)]
  for (let row = rowOf(place.latitude - high); row <= rowOf(place.latitude + high); row++) {
    for (let column = west; column <= east; column++) cells.push(row * CELLS_A_ROW + column)
  }
  return cells
}
