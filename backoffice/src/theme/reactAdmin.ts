import type { RaThemeOptions } from 'react-admin';
import type { Palette } from './palette.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** A write is over when the server says so: undoable and optimistic modes lose its refusals, and the write with a closed tab. */
const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const;

export function reactAdmin(colours: Palette): Components {
  return {
    RaEdit: pessimistic,
    RaDeleteButton: pessimistic,
    RaBulkDeleteButton: pessimistic,
    RaBulkUpdateButton: pessimistic,
    RaDataTable: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': {
            backgroundColor: colours.raised,
            color: colours.soft,
            fontWeight: 600,
            whiteSpace: 'nowrap',
          },
          '& .MuiTableCell-root': { borderColor: colours.line, padding: '5px 10px' },
          '& .MuiTableCell-paddingCheckbox': { padding: '0 0 0 4px' },
          // Visible in every list, however narrow the window: the status is the reason to look at a row.
          '& .RaDataTable-headerCell.column-status': { position: 'sticky', right: 0, zIndex: 1 },
          '& tbody .column-status': {
            position: 'sticky',
            right: 0,
            zIndex: 1,
            backgroundColor: colours.paper,
          },
          '& .nowrap': { whiteSpace: 'nowrap' },
          // Wide tables scroll within their frame: columns beyond it must be reachable.
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-table': { borderCollapse: 'separate' },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        // Above the table instead of over the filters, where react-admin floats it.
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            backgroundColor: colours.tealWash,
            color: colours.ink,
          },
          '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        },
      },
    },
  };
}
