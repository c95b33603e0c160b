type Press = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** By the place of the key: on a Russian keyboard the same key types «л». */
export function isSearchKey({ code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: Press): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented;
}

/** The sign itself, wherever a keyboard has it, or the place where a Latin one has it. */
export function isHelpKey({
  code,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: Press): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return key === '?' || (code === 'Slash' && shiftKey);
}

/** In a text field the key means the character and not the help. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

export const searchKeys = () => (isMac() ? '⌘ K' : 'Ctrl K');
