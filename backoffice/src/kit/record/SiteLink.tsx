import OpenInNew from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';

export function SiteLink({ path }: { path: string }) {
  return (
    <Link
      href={path}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      Открыть на сайте <OpenInNew sx={{ fontSize: 15 }} aria-hidden />
    </Link>
  );
}
