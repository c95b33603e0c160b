/** Drawings on a grid of 24, stroked with the colour of the text. */
export const icons = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  phone:
    'M7.5 4h-2A1.5 1.5 0 0 0 4 5.6C4.7 13.5 10.5 19.3 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.2a1 1 0 0 0-.8-1l-2.7-.6a1 1 0 0 0-1 .4l-1 1.3a12 12 0 0 1-6-6l1.3-1a1 1 0 0 0 .4-1L8.5 4.8a1 1 0 0 0-1-.8Z',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7',
  place: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  online: 'M3.5 5.5h17v11h-17zM9 20h6M12 16.5V20M10.5 8.5v5l4-2.5z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 1.8',
  person: 'M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM4.5 20c.6-3.7 3.5-6 7.5-6s6.9 2.3 7.5 6',
  seats:
    'M6 11V6.5A2.5 2.5 0 0 1 8.5 4h7A2.5 2.5 0 0 1 18 6.5V11M4 11.5a1.5 1.5 0 0 1 3 0V14h10v-2.5a1.5 1.5 0 0 1 3 0V17H4zM6.5 17v3M17.5 17v3',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z',
  question: 'M4 5.5h16v11h-9L6.5 20v-3.5H4z',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  columns: 'M5 20V9l7-5 7 5v11M9 20v-7h6v7',
} as const;
export type IconName = keyof typeof icons;
