import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import { Box, IconButton, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuPart } from './menuParts.ts';

interface MenuEntryProps {
  part: MenuPart;
  count?: number | undefined;
  onGo?: (() => void) | undefined;
  /** Absent for an entry that always stands where it is. */
  pin?: { isPinned: boolean; toggle: () => void } | undefined;
}

export function MenuEntry({ part: { to, path, label, icon: Icon }, count = 0, onGo, pin }: MenuEntryProps) {
  const { pathname } = useLocation();
  const countId = useId();
  const isHere = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
  return (
    <ListItem disablePadding sx={shownPin}>
      <ListItemButton
        component={Link}
        to={to}
        onClick={onGo}
        aria-current={isHere ? 'page' : undefined}
        aria-describedby={count > 0 ? countId : undefined}
        sx={{
          borderRadius: 2,
          py: 0.75,
          pl: 1.25,
          pr: { xs: pin ? 4.5 : 1.25, md: 1.25 },
          mb: 0.25,
          bgcolor: isHere ? 'side.active' : 'transparent',
          '&:hover': { bgcolor: 'side.active' },
          '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
        }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={label}
          slotProps={{ primary: { sx: { fontSize: 14, fontWeight: isHere ? 600 : 450 } } }}
        />
        {count > 0 && (
          // Read as the description of the link: its name stays the name of the list.
          <Box id={countId} className="count" component="span" aria-hidden sx={countStyle}>
            {count > 999 ? '999+' : count}
          </Box>
        )}
      </ListItemButton>
      {pin && (
        <IconButton
          className="pin"
          size="small"
          aria-label={`${pin.isPinned ? 'Открепить' : 'Закрепить'}: ${label}`}
          onClick={pin.toggle}
          sx={{ ...pinStyle, opacity: { xs: 1, md: 0 } }}
        >
          {pin.isPinned ? <PinnedIcon fontSize="inherit" /> : <PinIcon fontSize="inherit" />}
        </IconButton>
      )}
    </ListItem>
  );
}

/** Where there is a pointer, the pin takes the place of the counter. */
const shownPin = {
  '&:hover .pin, &:focus-within .pin': { opacity: 1 },
  '&:hover .count, &:focus-within .count': { visibility: { md: 'hidden' } },
};

const countStyle = {
  ...{ px: 0.75, ml: 0.5, minWidth: 22, borderRadius: 4, textAlign: 'center' },
  ...{ fontSize: 12, fontWeight: 650, lineHeight: '20px' },
  ...{ bgcolor: 'side.contrastText', color: 'side.main' },
};

const pinStyle = {
  ...{ position: 'absolute', right: 4, top: 'calc(50% - 1px)', transform: 'translateY(-50%)' },
  ...{ width: 28, height: 28, fontSize: 16, color: 'inherit' },
  '&:focus-visible': { outlineColor: 'currentColor' },
};
