/** Sites that show films, by their hosts and as people call them. */
const filmSites: Readonly<Record<string, string>> = {
  'www.youtube.com': 'YouTube',
  'youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
  'www.instagram.com': 'Instagram',
  'www.tiktok.com': 'TikTok',
  'www.facebook.com': 'Facebook',
};

/** The site that a film's full address leads to, as people call it; nothing for what is no address. */
export function filmSite(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { host } = new URL(address);
  return filmSites[host] ?? host.replace(/^www\./, '');
}

/** The address of the page of a film, of any address by which a page showed it; nothing for what is no film we know. */
export function filmAddress(address: string): string | undefined {
  const film = readFilm(address);
  if (!film) return undefined;
  return film.site === 'youtube' ? `https://www.youtube.com/watch?v=${film.name}` : `https://vimeo.com/${film.name}`;
}

/**
 * What a frame loads to play a film at once, from the address at which its site keeps the least about who watches; nothing for
 * films that can only be watched where they live.
 */
export function filmFrame(address: string): string | undefined {
  const film = readFilm(address);
  if (!film) return undefined;
  return film.site === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film.name}?autoplay=1`
    : `https://player.vimeo.com/video/${film.name}?autoplay=1&dnt=1`;
}

interface Film {
  site: 'youtube' | 'vimeo';
  /** What its site calls it: letters, digits, hyphens and underscores. */
  name: string;
}

function readFilm(address: string): Film | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return named('youtube', first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isInPath = ['embed', 'v', 'shorts', 'live'].includes(first);
    return named('youtube', isInPath ? second : (searchParams.get('v') ?? ''));
  }
  if (host === 'player.vimeo.com') return named('vimeo', second);
  return host === 'vimeo.com' ? named('vimeo', first) : undefined;
}

function named(site: Film['site'], name: string): Film | undefined {
  const isName = site === 'youtube' ? /^[\w-]{1,40}$/ : /^\d+$/;
  return isName.test(name) ? { site, name } : undefined;
}
