/** Those that scripts draw too: the others are drawn by the server alone and weigh nothing. */
export const islandIcons = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  heart:
    'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 8.8 5.5c1.4 0 2.5.7 3.2 1.8.7-1.1 1.8-1.8 3.2-1.8a4.3 4.3 0 0 1 4.3 4.3C19.5 15.4 12 20 12 20Z',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  eyeClosed:
    'M4 4l16 16M10 6.2A9 9 0 0 1 12 6c6 0 9.5 6 9.5 6a17 17 0 0 1-2.6 3.2M6.5 7.6A16 16 0 0 0 2.5 12S6 18 12 18a9 9 0 0 0 4.7-1.4',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  compare: 'M8 4v16M16 4v16M4 8h8M12 16h8',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z',
} as const;
