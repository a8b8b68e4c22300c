import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ASPECT, maxZoom, type Area } from './pictureFile';

/** Of the picture, also while it is loading. */
export const cropFrame = {
  position: 'relative',
  height: 'min(420px, 50vh)',
  borderRadius: 'var(--r-input)',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& [tabindex]:focus-visible': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: -3,
  },
} as const;

interface PosterCropProps {
  url: string;
  image: HTMLImageElement;
  onChange: (area: Area) => void;
}

const KEY_STEP = 8;

/** The part of a picture that becomes the poster: dragged, or moved with the arrow keys. */
export default function PosterCrop({ url, image, onChange }: PosterCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const most = maxZoom({ width: image.naturalWidth, height: image.naturalHeight });
  return (
    <>
      <Box sx={cropFrame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          aspect={ASPECT}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          // Until the picture is laid out it has no size.
          onCropComplete={(_percent, area) => area.width > 0 && onChange(area)}
          keyboardStep={KEY_STEP}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Part of the picture that is shown; arrow keys move it',
          }}
          disableAutomaticStylesInjection
        />
      </Box>
      {most > 1 && (
        <Stack
          component="label"
          direction="row"
          spacing={1.5}
          sx={{
            alignItems: 'center',
            typography: 'label',
            '& input': { flex: 1, accentColor: 'var(--mui-palette-primary-main)' },
          }}
        >
          Zoom
          <input
            type="range"
            min={1}
            max={most}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </Stack>
      )}
    </>
  );
}
