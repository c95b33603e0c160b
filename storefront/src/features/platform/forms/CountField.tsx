import { TextField } from './TextField.tsx';

interface Props {
  name: string;
  atMost: number;
  hint?: string;
}

/** A whole number from one on. */
export const CountField = ({ atMost, ...props }: Props) => (
  <TextField type="number" inputMode="numeric" min={1} max={atMost} autoComplete="off" {...props} />
);
