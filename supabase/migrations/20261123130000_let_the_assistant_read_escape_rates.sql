-- The assistant tells who asks how many teams get out what the room pages tell: public sums, read with the functions' key. Expand only.
grant execute on function public.escape_rates() to service_role;
