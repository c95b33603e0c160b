import { TextInput } from 'react-admin';

/** One network on each line. */
export function NetworksInput() {
  return (
    <TextInput
      source="ip_allow"
      multiline
      minRows={3}
      maxRows={8}
      placeholder="203.0.113.7"
      helperText="По одному в строке: адрес, например 203.0.113.7, или сеть, например 203.0.113.0/24"
      format={(networks: string[] | null) => (networks ?? []).join('\n')}
      parse={linesOf}
    />
  );
}

/** The last line may be empty: another network is about to be typed there. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.every((line) => line === '')) return [];
  return lines.filter((line, index) => line !== '' || index === lines.length - 1);
}
