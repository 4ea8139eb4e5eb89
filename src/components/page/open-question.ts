/** Opens the question that the address names, as links to an answer do: `/questions#faq-parking`. */
function openAsked(): void {
  const asked = document.getElementById(location.hash.slice(1));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
}

openAsked();
addEventListener('hashchange', openAsked);
