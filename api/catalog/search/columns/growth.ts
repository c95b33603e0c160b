type Column = Int32Array | Uint32Array | Float64Array | Uint16Array | Uint8Array;

/** A longer copy of a column. */
export function grown<C extends Column>(column: C, length: number): C {
  const longer = new (column.constructor as new (length: number) => C)(length);
  longer.set(column);
  return longer;
}

/** An eighth of room to spare: doubling would waste as much as a large catalogue takes. */
export const roomFor = (rows: number): number => Math.ceil((rows * 1.125 + 1024) / 32) * 32;
