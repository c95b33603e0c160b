/** Of a page in one column: it fills a laptop's window, and keeps lines readable on a large screen. */
export const columnWidth = 968;
