import { Box, Link } from '@mui/material';

/** The way to each section of a long form; on narrow screens the form is simply scrolled. */
export function SectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <Box
      component="nav"
      aria-label="Разделы формы"
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 76, alignSelf: 'start' }}
    >
      {sections.map(({ id, title }) => (
        <Link
          key={id}
          href={`#${id}`}
          underline="hover"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
          }}
          sx={{
            display: 'block',
            py: 0.6,
            pl: 1.5,
            fontSize: 14,
            borderLeft: 2,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          {title}
        </Link>
      ))}
    </Box>
  );
}
