import Box from '@mui/material/Box';
import { initials } from '@/lib/text';

interface AvatarProps {
  name: string;
  /** 34, 44, 60 px. */
  size?: 'small' | 'medium' | 'large';
}

const SIZES = { small: [34, 13], medium: [44, 15], large: [60, 20] } as const;

/** Initials on the accent's tint; the name itself stands nearby. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  const [edge, fontSize] = SIZES[size];
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: edge,
        height: edge,
        borderRadius: '50%',
        bgcolor: 'primary.tint',
        color: 'primary.main',
        font: `600 ${fontSize}px/1 var(--font-ui)`,
        '@media print': { border: 1, borderColor: 'line.strong' },
      }}
    >
      {initials(name)}
    </Box>
  );
}
