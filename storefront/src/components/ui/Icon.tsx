import { islandIcons } from './islandIcons.ts';

export function Icon({ name, size = 20 }: { name: keyof typeof islandIcons; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={islandIcons[name]} />
    </svg>
  );
}
