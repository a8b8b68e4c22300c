import { useWatch } from 'react-hook-form';
import { useEditor } from '../EditorContext';
import { drawnPoster } from '../form/previewEvent';
import { PicturesSection, type EventPictures } from '../pictures/PicturesSection';
import { Section } from '../parts/Section';

/** Poster and gallery in the form. */
export function PicturesPart() {
  const { form, saved, shown, leave } = useEditor();
  const [poster, gallery] = useWatch({ control: form.control, name: ['poster', 'gallery'] });
  const handleChange = (pictures: EventPictures) => {
    form.setValue('poster', pictures.poster);
    form.setValue('gallery', [...pictures.gallery]);
    leave('poster');
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
        problems={{
          ...(shown.poster && { poster: shown.poster }),
          ...(shown.gallery && { gallery: shown.gallery }),
        }}
      />
    </Section>
  );
}
