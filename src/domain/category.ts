/** Last part of a category's address: `Customer Stories` → `customer-stories`. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
