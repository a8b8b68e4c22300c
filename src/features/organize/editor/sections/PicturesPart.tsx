import { useAppDispatch } from '@/state';
import { drawnPoster } from '../form/previewEvent';
import { PicturesSection, type EventPictures } from '../pictures/PicturesSection';
import { Section } from '../parts/Section';
import { selectSaved, selectShownProblems, useEditor } from '../store/editorSelectors';
import { fieldLeft, valuesChanged } from '../store/editorSlice';

/** Poster and gallery in the form. */
export function PicturesPart() {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const problems = useEditor(selectShownProblems);
  const poster = useEditor(({ values }) => values.poster);
  const gallery = useEditor(({ values }) => values.gallery);
  const handleChange = (pictures: EventPictures) => {
    dispatch(valuesChanged({ poster: pictures.poster, gallery: [...pictures.gallery] }));
    dispatch(fieldLeft('poster'));
  };
  return (
    <Section
      id="pictures"
      title="Pictures"
      text="The poster is 4:5, 1,200 × 1,500 or larger. Up to six more for the page."
    >
      <PicturesSection
        value={{ poster, gallery }}
        onChange={handleChange}
        drawnPoster={drawnPoster(saved.id)}
        category={saved.category_name}
        problem={problems.poster ?? problems.gallery}
      />
    </Section>
  );
}
