import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { type DragEvent, useId, useState } from 'react';

interface FileDropProps {
  file: File | null;
  /** Endings of names that the browser offers first, and how to say them. */
  accept: string;
  hint: string;
  onChoose: (file: File) => void;
}

/** A file is dragged here, or chosen by a click or from the keyboard: beneath it is an ordinary file field. */
export function FileDrop({ file, accept, hint, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'block',
        position: 'relative',
        width: '100%',
        maxWidth: 560,
        px: 3,
        py: 4,
        textAlign: 'center',
        cursor: 'pointer',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 3,
        '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {file ? file.name : 'Перетащите файл сюда или выберите его'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        {file ? 'Нажмите, чтобы выбрать другой' : hint}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }: { target: HTMLInputElement }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  );
}
