import type { ChipProps } from '@mui/material/Chip';

/** The colour of a status chip. */
export type Tone = NonNullable<ChipProps['color']>;
