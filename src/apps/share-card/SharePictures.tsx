import { useEffect, useRef, useState } from 'react';
import { shareCardPath, shareText, type ShareCard } from '#domain/share-card.ts';
import { loadBrandFonts } from '#lib/brand-fonts.ts';
import { drawCard } from './draw-card.ts';
import { shareFormats, type ShareFormat } from './formats.ts';
import { handOver } from './hand-over.ts';

interface Props {
  card: ShareCard;
  code: string;
  art: { wide: string; tall: string; venue: string; siteUrl: string };
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous'; // a logo comes from the backend; without this nobody could save what it is drawn on
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Draws a format on its canvas once typefaces and picture are there. */
async function draw(canvas: HTMLCanvasElement, format: ShareFormat, { card, art }: Props): Promise<void> {
  const { team_logo_url: address } = card;
  const [room, logo] = await Promise.all([
    loadPicture(format.name === 'wide' ? art.wide : art.tall),
    address ? loadPicture(address).catch(() => undefined) : undefined,
    loadBrandFonts(),
  ]);
  const tint = getComputedStyle(canvas).getPropertyValue('--tint') || '#e2ad52';
  drawCard(canvas, format, card, { room, logo, tint, venue: art.venue, address: new URL(art.siteUrl).host });
}

/** Pictures to post: choose a shape, then share it or save it. */
export function SharePictures(props: Props) {
  const { card, code, art } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [format, setFormat] = useState<ShareFormat>(shareFormats[0] as ShareFormat);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, format, { card, code, art }).catch(() => {});
  }, [format, card, code, art]);
  const give = (isShared: boolean) => {
    if (!canvas.current) return;
    const url = new URL(shareCardPath(code), location.origin).href;
    void handOver(canvas.current, { name: `${code}-${format.name}.png`, text: shareText(card), url }, isShared).then(
      setOutcome,
    );
  };
  return (
    <section className="card-pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">Pictures to post</h2>
      <div className="card-formats" role="group" aria-label="Shape">
        {shareFormats.map((each) => (
          <button key={each.name} type="button" aria-pressed={each === format} onClick={() => setFormat(each)}>
            {each.label}
          </button>
        ))}
      </div>
      <canvas
        ref={canvas}
        className={`card-canvas card-canvas-${format.name}`}
        width={format.width}
        height={format.height}
        role="img"
        aria-label={`Picture to post: ${shareText(card)}`}
      />
      <p className="card-buttons">
        <button type="button" className="button" onClick={() => give(true)}>
          Share
        </button>
        <button type="button" className="button button-quiet" onClick={() => give(false)}>
          Save the picture
        </button>
      </p>
      <p role="status" className="card-outcome">
        {outcome}
      </p>
    </section>
  );
}
