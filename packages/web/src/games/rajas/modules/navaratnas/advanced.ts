/** The advanced seats of a mixed round, counted from 1: "1+3". */
export function advancedSeats(value: string | undefined): readonly number[] {
  return value === undefined || value === 'off' ? [] : value.split('+').map(Number);
}

/** The option's value with a seat added or removed. */
export function withSeat(seats: readonly number[], seat: number): string {
  return seatsValue(seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat]);
}

export function seatsValue(seats: readonly number[]): string {
  return seats.length > 0 ? seats.toSorted((a, b) => a - b).join('+') : 'off';
}
