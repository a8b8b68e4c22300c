import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Poster } from './Poster';

it('falls back to the art of the category, then to a plain surface', () => {
  render(<Poster src="/posters/1.svg" alt="Winter Symphony Night" category="Music" />);
  const poster = () => screen.getByRole('img', { name: 'Winter Symphony Night' });
  expect(poster()).toHaveAttribute('src', '/posters/1.svg');

  fireEvent.error(poster());
  expect(poster()).toHaveAttribute('src', '/posters/category/music.svg');

  fireEvent.error(poster());
  expect(poster()).not.toHaveAttribute('src');
});

it('shows the art of the category where there is no picture', () => {
  render(<Poster src={null} alt="Poster" category="Stargazing" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/posters/category/default.svg');
});

it('tries a new picture although an old one broke', () => {
  const { rerender } = render(<Poster src="/a.svg" alt="Poster" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Poster src="/b.svg" alt="Poster" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.svg');
});

it('keeps its room and asks early only for the first picture', () => {
  const { rerender } = render(<Poster src="/a.svg" alt="Poster" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  rerender(<Poster src="/a.svg" alt="Poster" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('width', '400');
  expect(screen.getByRole('img')).toHaveAttribute('height', '500');
});

it('offers an uploaded picture in its widths as AVIF and WebP, and falls back as others do', () => {
  const src = `/api/images/${'ab'.repeat(32)}`;
  const { container } = render(<Poster src={src} alt="A stage in blue light" category="Music" />);
  const poster = () => screen.getByRole('img', { name: 'A stage in blue light' });
  expect(container.querySelector('source')).toHaveAttribute('type', 'image/avif');
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    [400, 800, 1600].map((width) => `${src}?w=${width}&format=avif ${width}w`).join(', '),
  );
  expect(poster()).toHaveAttribute('srcset', expect.stringContaining('format=webp 1600w'));
  expect(poster()).toHaveAttribute('src', `${src}?w=800&format=webp`);
  expect(poster()).toHaveAttribute('width', '400');
  expect(poster()).toHaveAttribute('loading', 'lazy');

  fireEvent.error(poster());
  expect(poster()).toHaveAttribute('src', '/posters/category/music.svg');
  expect(poster()).not.toHaveAttribute('srcset');
});
