import Briefcase from 'lucide-react/icons/briefcase';
import Cpu from 'lucide-react/icons/cpu';
import Drama from 'lucide-react/icons/drama';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Presentation from 'lucide-react/icons/presentation';
import Shirt from 'lucide-react/icons/shirt';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import Utensils from 'lucide-react/icons/utensils';
import type { LucideIcon } from 'lucide-react';
import { useLoadedCategories } from '@/api';
import { Icon } from '@/components/display/Icon';
import { categoryKey } from '@/theme/categories';
import styles from './CategoryMark.module.css';

/** The icons that a category's `icon` can name, one import each: the whole set is too large. */
const ICONS: Readonly<Record<string, LucideIcon | undefined>> = {
  briefcase: Briefcase,
  cpu: Cpu,
  drama: Drama,
  'graduation-cap': GraduationCap,
  'heart-pulse': HeartPulse,
  landmark: Landmark,
  'mic-vocal': MicVocal,
  music: Music,
  palette: Palette,
  'pencil-ruler': PencilRuler,
  presentation: Presentation,
  shirt: Shirt,
  sparkles: Sparkles,
  trophy: Trophy,
  utensils: Utensils,
};

/**
 * The icon of a category in its colour, a dot where it has none that can be drawn; hidden from
 * assistive technology, because the name is beside it. The frame loads the categories: a query of its own
 * in each of twenty cards is a fifth of what a list costs.
 */
export function CategoryMark({ name }: { name: string | null | undefined }) {
  const icon = useLoadedCategories()?.find((category) => category.name === name)?.icon;
  const drawn = icon && ICONS[icon];
  return (
    <span className={styles.mark} data-category={categoryKey(name)} aria-hidden="true">
      {drawn ? <Icon icon={drawn} small /> : <span className={styles.dot} />}
    </span>
  );
}
