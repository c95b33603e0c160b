export const searchDropdown = { prods: 4, nameLength: 100, nothing: 'Ничего не найдено' } as const;
/** Other cities are offered when the chosen one gives fewer courses than this. */
export const nearbyCities = { fewerThan: 5, shown: 5, withinKm: 1000 } as const;
/** Group sizes whose prices a list can show; `offered` are the steps of its form. */
export const groupSizes = { min: 2, max: 50, offered: [2, 3, 5, 10] } as const;
export const searchPage = { defaultLimit: 20, maxLimit: 100 } as const;

/** Names longer than the dropdown shows end in an ellipsis. */
export function cutName(name: string, length: number = searchDropdown.nameLength): string {
  return name.length > length ? `${name.slice(0, length)}…` : name;
}

/** How far a header follows the scroll, in pixels. */
export const headerScroll = { hideAfter: 10, showAfter: 10, alwaysShownAbove: 100 } as const;
