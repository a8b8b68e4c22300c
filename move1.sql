with locked as materialized (select id from t where id = any('{1}'::bigint[]) order by id for no key update),
moved as (update t set a = t.a + m.a from unnest('{1}'::bigint[], '{1}'::int[]) as m(id,a) where t.id = m.id and t.id in (select id from locked) returning t.id)
select count(*) from moved;
