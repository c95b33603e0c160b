import { Box } from '@mui/material';
import { programLimits } from '@odonta/db/vocabulary/catalog/programDays.ts';
import { required, TextInput } from 'react-admin';
import { NumberedRows } from '../../../../kit/inputs/NumberedRows.tsx';
import { WrittenTimeInput } from '../../../../kit/inputs/WrittenDayInput.tsx';

/** The theme of each day, and its points with the time where it is known. */
export const ProgramInput = ({ source }: { source: string }) => (
  <NumberedRows
    source={source}
    title="Дни"
    blank={{ title: null, items: [] }}
    addLabel="Добавить программу дня"
    removeLabel={(number) => `Программа дня ${number}: убрать`}
    atMost={programLimits.days}
    row={(at) => (
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <TextInput source={`${at}.title`} label={`Тема дня ${numberOf(at)}`} helperText={false} fullWidth />
        <NumberedRows
          source={`${at}.items`}
          title={`День ${numberOf(at)}: пункты`}
          blank={{ time: null, text: '' }}
          addLabel="Добавить пункт"
          removeLabel={(number) => `День ${numberOf(at)}, пункт ${number}: убрать`}
          atMost={programLimits.items}
          row={(point) => (
            <>
              <WrittenTimeInput source={`${point}.time`} label="Время" helperText={false} />
              <TextInput
                source={`${point}.text`}
                label="Что будет"
                validate={required()}
                helperText={false}
                sx={{ flexGrow: '4 !important' }}
              />
            </>
          )}
        />
      </Box>
    )}
  />
);

/** `program_days.2` is the third day. */
const numberOf = (at: string): number => Number(at.split('.').at(-1)) + 1;
