import { Box } from '@mui/material';
import { encode } from 'uqr';

/** Black on white in both themes: a camera reads no other. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label="QR-код для приложения с одноразовыми кодами"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 196, height: 196, borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}
