import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { croppedFile } from './croppedFile.ts';

interface CropDialogProps {
  file: File;
  /** Width through height of the place the picture will fill. */
  aspect: number;
  onChosen(file: File): void;
  onClose(): void;
}

/** Chooses which part of a picture is shown, by mouse, finger or arrow keys. */
export default function CropDialog({ file, aspect, onChosen, onClose }: CropDialogProps) {
  const titleId = useId();
  const source = useObjectUrl(file);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [error, setError] = useState<string | null>(null);
  const finish = (work: Promise<File>) =>
    work.then(onChosen, (failure: unknown) => setError(failure instanceof Error ? failure.message : null));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Какая часть изображения видна</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        {error && (
          <Alert severity="error" sx={{ mb: 1.5, textAlign: 'start' }}>
            {error}
          </Alert>
        )}
        {source && (
          <ReactCrop
            crop={crop}
            aspect={aspect}
            keepSelection
            ruleOfThirds
            ariaLabels={labels}
            onChange={(_, percent) => setCrop(percent)}
          >
            <Box
              component="img"
              src={source}
              alt="Выбранное изображение"
              sx={{ maxHeight: '60vh', maxWidth: '100%' }}
              onLoad={({ currentTarget }) => {
                setPicture(currentTarget);
                setCrop(largest(currentTarget, aspect));
              }}
              // The server says better what is wrong with the file.
              onError={() => onChosen(file)}
            />
          </ReactCrop>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Отмена
        </Button>
        <Button
          variant="contained"
          disabled={!picture || !crop}
          onClick={() => picture && crop && void finish(croppedFile(file, picture, crop))}
        >
          Загрузить эту часть
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function largest({ width, height }: HTMLImageElement, aspect: number): PercentCrop {
  const isWide = width / height > aspect;
  const edge = isWide ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
  return centerCrop(makeAspectCrop(edge, aspect, width, height), width, height);
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const labels = {
  cropArea: 'Видимая часть: передвигается стрелками',
  nwDragHandle: 'Левый верхний угол',
  nDragHandle: 'Верхний край',
  neDragHandle: 'Правый верхний угол',
  eDragHandle: 'Правый край',
  seDragHandle: 'Правый нижний угол',
  sDragHandle: 'Нижний край',
  swDragHandle: 'Левый нижний угол',
  wDragHandle: 'Левый край',
};
