import ExpandMore from '@mui/icons-material/ExpandMore';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import {
  Box,
  ButtonBase,
  Collapse,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { usePermissions, useStore } from 'react-admin';
import { Link, type To, useLocation } from 'react-router-dom';
import { listAddress, type MenuSection, menuFor } from '../kit/resource/menu.ts';
import type { HeldRights } from '../kit/session/access.ts';
import { useRights } from '../kit/session/useRights.ts';
import { definitions } from '../resources/index.ts';
import { pages } from './pages.ts';

export function AppMenu({ onGo }: { onGo?: () => void }) {
  const { permissions } = usePermissions<HeldRights>();
  return (
    <Box component="nav" aria-label="Разделы бэк-офиса" sx={{ color: 'side.contrastText', px: 1.25, pb: 3 }}>
      <Brand />
      <List disablePadding>
        <Entry to="/" path="/" icon={HomeIcon} onGo={onGo}>
          Главная
        </Entry>
      </List>
      {menuFor(permissions ?? {}, definitions).map((section) => (
        <Section key={section.group} {...section} onGo={onGo} />
      ))}
    </Box>
  );
}

function Brand() {
  return (
    <Box sx={{ px: 1.25, pt: 2, pb: 2 }}>
      <Typography
        component="p"
        sx={{ fontSize: 20, fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 }}
      >
        Одонта
      </Typography>
      <Typography component="p" sx={{ fontSize: 12, color: 'side.soft' }}>
        бэк-офис
      </Typography>
    </Box>
  );
}

function Section({ group, label, entries, onGo }: MenuSection & { onGo?: () => void }) {
  const [isOpen, setOpen] = useStore(`menu.${group}`, true);
  const id = `menu-${group}`;
  const { may } = useRights();
  const mine = pages.filter((page) => page.group === group && may(page.right));
  return (
    <Box sx={{ mt: 1.5 }}>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 1.25,
          py: 0.5,
          minHeight: 30,
          borderRadius: 1.5,
          fontSize: 12,
          fontWeight: 600,
          color: 'side.soft',
        }}
      >
        {label}
        <ExpandMore fontSize="inherit" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </ButtonBase>
      <Collapse in={isOpen} id={id}>
        <List disablePadding>
          {entries.map((entry) => (
            <Entry
              key={entry.name}
              to={listAddress(entry.name)}
              path={`/${entry.name}`}
              icon={entry.icon}
              onGo={onGo}
            >
              {entry.label}
            </Entry>
          ))}
          {mine.map(({ path, icon, label: name }) => (
            <Entry key={path} to={path} path={path} icon={icon} onGo={onGo}>
              {name}
            </Entry>
          ))}
        </List>
      </Collapse>
    </Box>
  );
}

interface EntryProps {
  to: To;
  path: string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  onGo?: () => void;
  children: ReactNode;
}

function Entry({ to, path, icon: Icon, onGo, children }: EntryProps) {
  const { pathname } = useLocation();
  const isHere = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        onClick={onGo}
        aria-current={isHere ? 'page' : undefined}
        sx={{
          borderRadius: 2,
          py: 0.75,
          px: 1.25,
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
          primary={children}
          slotProps={{ primary: { sx: { fontSize: 14, fontWeight: isHere ? 600 : 450 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
