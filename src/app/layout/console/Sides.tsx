import { lazyPart } from '@/components/lazy/lazyPart';

interface SidesProps {
  className?: string;
  onNavigate?: () => void;
}

const SideLinks = lazyPart(() => import('./SideLinks'));

/** The sides that the person has: Book, Company, Organize. Loaded in consoles alone. */
export function Sides({ className, ...links }: SidesProps) {
  // The element is there at once, so that the header does not move when its links are loaded.
  return (
    <nav className={className} aria-label="Consoles">
      <SideLinks {...links} />
    </nav>
  );
}
