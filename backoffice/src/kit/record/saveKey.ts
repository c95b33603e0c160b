type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** By the place of the key: on a Russian keyboard the same key types «ы». */
export const isSaveKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  code === 'KeyS' && ctrlKey !== metaKey && !altKey && !shiftKey;
