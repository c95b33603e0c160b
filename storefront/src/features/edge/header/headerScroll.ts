import { headerScroll } from '@odonta/db/vocabulary/catalog/search.ts';

export interface HeaderState {
  isHidden: boolean;
  /** The last known scroll position. */
  y: number;
  /** How far it went since it last turned: down is positive. */
  travelled: number;
}

export const headerAtTop: HeaderState = { isHidden: false, y: 0, travelled: 0 };

export function scrolled(state: HeaderState, y: number): HeaderState {
  const step = y - state.y;
  const isSameWay = Math.sign(step) === Math.sign(state.travelled);
  const travelled = isSameWay ? state.travelled + step : step;
  return { y, travelled, isHidden: isHiddenAfter({ ...state, y, travelled }) };
}

function isHiddenAfter({ isHidden, y, travelled }: HeaderState): boolean {
  if (y < headerScroll.alwaysShownAbove) return false;
  if (travelled > headerScroll.hideAfter) return true;
  if (travelled < -headerScroll.showAfter) return false;
  return isHidden;
}
