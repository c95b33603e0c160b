/** Of a page in one column: a laptop's window is filled to the edge, and lines stay short enough to be read on a large screen. */
export const columnWidth = 968;
