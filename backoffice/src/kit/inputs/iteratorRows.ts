/** Rows of a repeated input; buttons that only a mouse brings to sight are out of reach of a keyboard. */
export const iteratorRows = {
  '& .RaSimpleFormIterator-line': { py: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-form': { flex: 1 },
} as const;
