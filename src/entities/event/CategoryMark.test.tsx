import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useListEventCategoriesQuery, type CategoryList } from '@/api';
import { buildCategory, buildCategoryList } from '@/testing/eventFactories';
import { answer } from '@/testing/handlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { CategoryMark } from './CategoryMark';

/** Asks for the categories, as the frame does. */
function Frame() {
  useListEventCategoriesQuery();
  return null;
}

it('draws the icon of the category, and a dot for one that it does not know', async () => {
  server.use(
    answer<CategoryList>(
      'get',
      '/event-categories/',
      buildCategoryList([
        buildCategory({ id: 1, name: 'Music', slug: 'music', icon: 'music' }),
        buildCategory({ id: 2, name: 'Chess', slug: 'chess', icon: 'no-such-icon' }),
      ]),
    ),
  );
  const { container } = renderWithProviders(
    <>
      <Frame />
      <CategoryMark name="Music" />
      <CategoryMark name="Chess" />
      <CategoryMark name={null} />
    </>,
  );
  await waitFor(() =>
    expect(container.querySelector('[data-category="music"] svg')).toHaveClass('lucide-music'),
  );
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelectorAll('.dot')).toHaveLength(2);
});
