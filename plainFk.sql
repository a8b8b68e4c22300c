begin;
insert into u (t_id, v) values (1, 1);
update t set a = a + 1 where id = 1;
commit;
